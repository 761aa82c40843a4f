export { LoginCard as default } from './LoginCard';
