import { formats } from './formats.js';
import { messages } from './messages.js';
import { plainNames } from './plainNames.js';

export default { meta: { name: 'house' }, rules: { formats, messages, 'plain-names': plainNames } };
