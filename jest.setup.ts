import { TextDecoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom has none, and what measures pictures needs it.
Object.assign(globalThis, { TextDecoder });
