import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('playground.html lacks the element #root.');

createRoot(root).render(<Playground />);
