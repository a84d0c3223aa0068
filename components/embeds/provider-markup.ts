export { Chat, FormWrappers, providerAttributes, ReservedId } from './highlevel/markup';
