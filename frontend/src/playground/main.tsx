import { createRoot } from 'react-dom/client';
import { followTheme } from '../ui/theme/shownTheme.ts';
import { Playground } from './Playground.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('playground.html lacks the element #root.');

followTheme();
createRoot(root).render(<Playground />);
