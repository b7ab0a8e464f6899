import { messages } from './messages.js';
import { plainNames } from './plainNames.js';

export default { meta: { name: 'house' }, rules: { messages, 'plain-names': plainNames } };
