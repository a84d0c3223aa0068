import { TermsSection } from '@/components/sections/terms-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { termsOfService } from '@/lib/content/pages';

export const metadata = pageMetadata(termsOfService);

export default function Page() {
  return <TermsSection terms={termsOfService} />;
}
