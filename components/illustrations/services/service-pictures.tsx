import type { ReactNode } from 'react';
import { load } from '@/lib/content';
import type { ServicePictureName } from '@/lib/content/schemas/service-pictures';
import { CallSheet } from './call-sheet';
import { CustomerFile } from './customer-file';
import { EditedLetter } from './edited-letter';
import { FourWires } from './four-wires';
import { LocalMap } from './local-map';
import { PageDraft } from './page-draft';
import { ReportSheet } from './report-sheet';
import { RuleRun } from './rule-run';

const { call, draft, letter, map, record, report, rule, wires } = load('service-pictures');

/** What services make, each as the large sheet in the hero of its page. */
export const servicePictures = {
  call: <CallSheet call={call} />,
  draft: <PageDraft draft={draft} />,
  letter: <EditedLetter letter={letter} />,
  map: <LocalMap map={map} />,
  record: <CustomerFile record={record} />,
  report: <ReportSheet report={report} />,
  rule: <RuleRun rule={rule} />,
  wires: <FourWires wires={wires} />,
} satisfies Record<ServicePictureName, ReactNode>;
