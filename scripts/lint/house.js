import { formats } from './formats.js';
import { messages } from './messages.js';
import { plainNames } from './plainNames.js';
import { queries } from './queries.js';
import { screenTexts } from './screenTexts.js';

export default {
  meta: { name: 'house' },
  rules: { formats, messages, 'plain-names': plainNames, queries, 'screen-texts': screenTexts },
};
