import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { resumeTime } from './stopTime.ts';

// Chunks are loaded in tests too, on machines that have other work.
configure({ asyncUtilTimeout: 8000 });

afterEach(resumeTime);
