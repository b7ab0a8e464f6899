import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { resumeTime } from './stopTime.ts';

// Chunks are loaded in tests too, on machines that have much other work: their code is compiled before it runs.
configure({ asyncUtilTimeout: 60_000 });

afterEach(resumeTime);
