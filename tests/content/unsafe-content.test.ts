import { destinationSchema } from '@/lib/content/schemas/destination';
import { actionSchema } from '@/lib/content/schemas/action';
import { label, prose, publicPath, sceneText, title } from '@/lib/content/schemas/fields';

const unsafeAddresses = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/',
  String.raw`/\evil.example/`,
  'http://evil.example/',
  'https://user@evil.example/',
];

describe('an address that would run or lead somewhere unnoticed', () => {
  it.each(unsafeAddresses)('is no destination: %j', (url) => {
    expect(destinationSchema.safeParse({ url, placeholder: false }).success).toBe(false);
  });

  it.each([...unsafeAddresses, 'https://evil.example/'])('is no link within the site: %j', (href) => {
    expect(publicPath.safeParse(href).success).toBe(false);
    expect(actionSchema.safeParse({ label: 'Book a demo', href }).success).toBe(false);
  });
});

describe('markup in content', () => {
  const markups = [
    'Answer every call <script>alert(1)</script> from the van',
    'Answer every call <img src=x onerror=alert(1)> from the van',
    'Answer every call <b>at once</b> and from the van',
    'Answer every call &lt;script&gt; and from the van',
    'Answer every call [here](javascript:alert) and from the van',
  ];

  it.each(markups)('is refused: %s', (text) => {
    for (const schema of [title, prose, sceneText, label]) expect(schema.safeParse(text).success).toBe(false);
  });

  it('is what is refused, and not the rest of the sentence', () => {
    expect(prose.safeParse('Answer every call at once, even from the van or the roof').success).toBe(true);
  });
});
