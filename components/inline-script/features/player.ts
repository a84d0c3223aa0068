import { playStories } from '../player';

playStories();
