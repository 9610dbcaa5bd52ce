export { WidgetHost } from './widget-host.tsx';
