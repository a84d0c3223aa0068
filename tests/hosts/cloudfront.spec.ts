import { expect, test } from '@playwright/test';
import { contract } from '../../deploy/contract';
import { cloudfront as files } from '../../deploy/hosts/cloudfront';
import { cloudfront } from './cloudfront';
import { describeHostContract } from './describe-host-contract';

describeHostContract(cloudfront);

/** Headers that have dedicated fields in CloudFront. */
const dedicatedHeaders = new Set([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
]);

test('every header of the contract is set, including additional ones', () => {
  const headers = { ...contract.headers, 'Cross-Origin-Resource-Policy': 'same-origin' };
  const { beside = {} } = files(
    { ...contract, headers },
    { folder: 'out', hashed: [], markdownFiles: new Map(), foreignPages: [] },
  );
  const policy: unknown = JSON.parse(beside['cloudfront-headers.json'] ?? '');
  const custom = Object.keys(headers).filter((name) => !dedicatedHeaders.has(name));
  expect(policy).toMatchObject({
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true },
      ContentTypeOptions: {},
      ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'] },
      FrameOptions: { FrameOption: headers['X-Frame-Options'] },
      ContentSecurityPolicy: { ContentSecurityPolicy: headers['Content-Security-Policy'] },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom.map((Header) => ({ Header })) },
  });
  expect(custom).toContain('Cross-Origin-Resource-Policy');
});
