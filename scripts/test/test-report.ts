import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { openProject } from '../../tests/recipes/project';
import { copyProject, linkModules } from './copy-project';
import { runIn } from './run-in';
