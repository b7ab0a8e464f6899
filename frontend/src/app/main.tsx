import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/global.css';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html lacks the element #root.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
