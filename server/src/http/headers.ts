// What every page and file is sent with. Links carry secrets, so no address leaves by a referrer.
import type { RequestHandler } from 'express';

const policyWith = (socketHosts: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Pixi decodes pictures in workers it makes itself.
    "worker-src 'self' blob:",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src 'self' data: blob: ${socketHosts.map((host) => `wss://${host} ws://${host}`).join(' ')}`.trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const headersWith = (socketHosts: readonly string[]): RequestHandler => {
  const policy = policyWith(socketHosts);
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    });
    next();
  };
};
