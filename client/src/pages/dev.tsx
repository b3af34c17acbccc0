// Development only: every map, icon and card for the eye, without a server.
export { Gallery as default } from '../dev/gallery.tsx';
