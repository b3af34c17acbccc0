export * from './follow.ts';
export * from './messages.ts';
export * from './state.ts';
