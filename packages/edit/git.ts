import { execFile, spawnSync, type ExecFileException } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { Refusal } from './files';
import { allChanges, forget } from './journal';
import { changedPictures } from './pictures';
import { slug } from './values';

/** Hands changes over: a commit on a branch of its own, sent to where the team looks at it. */

/** Nothing waits for a person at a terminal, and what is looked for below is in the language that it is looked for in. */
const settings = {
  encoding: 'utf8' as const,
  timeout: 120_000,
  env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' },
};

/** What git, or a hook, has said: the reason is in its first line or in its last. */
const wordsOf = (output: string) => `Git says: ${output.trim()}`;

/** Runs git without a shell, so that no words are commands. */
function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { ...settings, stdio: ['ignore', 'pipe', 'pipe'] });
  if (status !== 0)
    throw new Refusal(`Your changes are saved, and not handed over. ${wordsOf(error?.message ?? (stderr || stdout))}`);
  return stdout.trim();
}

/** What git says; nothing where it fails. */
const gitOrNothing = (...args: string[]) => spawnSync('git', args, settings).stdout?.trim() ?? '';

const prefix = 'edit-';
const currentBranch = () => gitOrNothing('branch', '--show-current');

/** The remote that changes are sent to: origin, else the first one. */
function remoteName(): string | undefined {
  const names = gitOrNothing('remote').split('\n').filter(Boolean);
  return names.includes('origin') ? 'origin' : names[0];
}

/** Whether something was committed here and has not been sent. */
export const isUnsent = () =>
  currentBranch().startsWith(prefix) &&
  remoteName() !== undefined &&
  gitOrNothing('rev-list', '-1', 'HEAD', '--not', '--remotes') !== '';

/** A branch that there is not yet. Words in another alphabet give it the day. */
function branchOf(message: string): string {
  const name = prefix + (slug(message).slice(0, 40) || new Date().toISOString().slice(0, 10));
  const taken = git('branch', '--list', '--all', '--format=%(refname:short)').split('\n');
  const isTaken = (branch: string) => taken.some((one) => one === branch || one.endsWith(`/${branch}`));
  for (let count = 1; ; count += 1) {
    const branch = `${name}${count > 1 ? `-${count}` : ''}`;
    if (!isTaken(branch)) return branch;
  }
}

/** The files that were changed, with their pictures. Git knows what is gone, or there is nothing to say of it. */
const changedFiles = () =>
  [...new Set([...allChanges().map(({ file }) => file), ...changedPictures()])].filter(
    (file) => existsSync(file) || gitOrNothing('ls-files', '--', file) !== '',
  );

/** Commits what was changed with the editor, and nothing else. If git refuses, everything is as it was. */
function commit(message: string): void {
  const files = changedFiles();
  if (files.length === 0 || git('status', '--porcelain', '--', ...files) === '') {
    forget();
    throw new Refusal('All of it has been handed over already.');
  }
  const made = currentBranch().startsWith(prefix) ? undefined : branchOf(message);
  if (made !== undefined) git('switch', '-q', '-c', made);
  try {
    git('add', '-A', '--', ...files);
    git('commit', '-q', '-m', message, '--', ...files);
  } catch (error) {
    gitOrNothing('reset', '-q', '--', ...files);
    if (made !== undefined) {
      gitOrNothing('switch', '-q', '-');
      gitOrNothing('branch', '-q', '-D', made);
    }
    throw error;
  }
  forget();
}

/** Where a pull request is opened, for the hosts that most teams use. Nothing for others. */
export function requestAddress(remote: string, branch: string): string | undefined {
  const [, host = '', path = ''] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  const start = `https://${host}/${path.replace(/^\//, '')}`;
  const name = encodeURIComponent(branch);
  if (host.includes('github')) return `${start}/compare/${name}?expand=1`;
  if (host.includes('gitlab')) return `${start}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`;
  if (host.includes('bitbucket')) return `${start}/pull-requests/new?source=${name}`;
  return undefined;
}

export type HandedOver = { said: string; address?: string; isWrong?: boolean };

/** Sends the branch to the team. */
async function send(): Promise<HandedOver> {
  const branch = currentBranch();
  const remote = remoteName();
  if (remote === undefined) {
    const said = `Kept in this folder as “${branch}”. It goes no further: this folder has no remote, where your team would see it. An engineer adds one with “git remote add”.`;
    return { said, isWrong: true };
  }
  try {
    const { stderr } = await promisify(execFile)('git', ['push', '-u', remote, branch], settings);
    // After the second push GitHub has only its security page to say.
    const printed = /^remote:\s+(https:\/\/\S+\/(?:pulls?|pull-requests|merge_requests|compare)[/?]\S+)/m.exec(
      stderr,
    )?.[1];
    const address = printed ?? requestAddress(gitOrNothing('remote', 'get-url', '--push', remote), branch);
    return address === undefined
      ? { said: `Handed over as “${branch}”. Tell your team: they look at it and publish it.` }
      : { said: `Handed over as “${branch}”. One step is left, a request to publish it:`, address };
  } catch (error) {
    const { stderr, message, killed } = error as ExecFileException;
    const words = wordsOf(killed ? 'nothing for two minutes' : stderr || message);
    return {
      said: `Kept in this folder as “${branch}”, and not sent. Hand it over once more later. ${words}`,
      isWrong: true,
    };
  }
}

/** Commits what was changed and sends it; only sends what an earlier attempt has committed. */
export async function handOver(message: string): Promise<HandedOver> {
  const isResent = allChanges().length === 0 && isUnsent();
  if (!isResent && message.trim().length < 3) throw new Refusal('Say in a few words what you have changed.');
  if (!isResent) commit(message.trim());
  return send();
}
