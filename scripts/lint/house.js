import { formats } from './formats.js';
import { messages } from './messages.js';
import { plainNames } from './plainNames.js';
import { screenTexts } from './screenTexts.js';

export default {
  meta: { name: 'house' },
  rules: { formats, messages, 'plain-names': plainNames, 'screen-texts': screenTexts },
};
