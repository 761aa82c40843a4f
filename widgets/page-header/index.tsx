export { PageHeader as default } from './PageHeader';
