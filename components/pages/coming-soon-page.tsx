import { PageHeaderSection } from '@/components/sections/page-header-section';
import { ActionLink } from '@/components/ui/action-link';
import { actions } from '@/lib/content/actions';
import type { ComingSoon } from '@/lib/content/schemas/coming-soon';

/** The layout of a page without content yet. */
export function ComingSoonPage({ page }: { page: ComingSoon }) {
  return (
    <PageHeaderSection eyebrow={page.eyebrow} title={page.title} lede={page.text} tall>
      <div className="mt-8">
        <ActionLink action={actions.scheduleDemo} />
      </div>
    </PageHeaderSection>
  );
}
