import { hideExpiredNotice } from '../expired-notice';
import { whenParsed } from '../moments';

whenParsed(hideExpiredNotice);
