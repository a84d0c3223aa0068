export { Chat, FormWrappers, providerAttributes } from './highlevel/markup';
