import { TermsSection } from '@/components/sections/terms-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { termsOfService } from '@/content/pages/terms-of-service';

export const metadata = pageMetadata(termsOfService);

export default function Page() {
  return <TermsSection terms={termsOfService} />;
}
