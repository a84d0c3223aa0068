import { withoutLast } from '../changed';
import { file, type Mistake } from './mistake';

/** Data of stages and charts that would not fit into its drawing or contradict itself. */
export const stages: Mistake[] = [
  [
    'chart whose parts do not add up',
    file.dentistry,
    'stats.chart.total',
    85,
    'found a list of 3, expected counts that add up to 85 instead of 84',
    'stats.chart.parts',
  ],
  [
    'more people than places in a chart',
    file.yoga,
    'stats.chart.filled.counts[0]',
    5,
    'found 5, expected at most 4, the places left',
  ],
  [
    'block on the gap of a board',
    file.dentistry,
    'stage.blocks[3].to',
    2.5,
    'found 0, expected a place that no other block and not the gap takes',
    'stage.blocks[3].from',
  ],
  [
    'block in a column that is not there',
    file.dentistry,
    'stage.columns',
    withoutLast,
    'found 3, expected one of the 3 columns, counted from 0',
    'stage.blocks[9].column',
  ],
  [
    'free place that is not in the room',
    file.yoga,
    'stage.room.freed.place',
    21,
    'found 21, expected one of the 20 places',
  ],
];
