/** The commands of package.json: for each its file, which exports `run`, how it is used, and the arguments it takes. */

import { parseArgs } from 'node:util'

/**
 * @typedef {object} CommandDefinition
 * @property {string} file from this folder
 * @property {string} usage without the word itself
 * @property {string[]} [flags] options without a value
 * @property {string[]} [options] those with one
 * @property {(positionals: string[], values: Record<string, unknown>) => boolean} [isValid] none by default
 * @property {boolean} [showsQuickSteps] otherwise steps with nothing to do get no line
 */

const remoteNames = ['mfe-public', 'mfe-get-help', 'mfe-admin']

/** Each has a schema; those that are live together are the supergraph. */
const serviceNames = ['auth', 'content', 'requests']

const isOne = (/** @type {string[]} */ positionals) => positionals.length === 1
const isAnything = () => true

/** @type {CommandDefinition} */
const test = {
  file: '../test-runner/test.ts',
  usage: `npm test                          all stages
       npm test -- "STAGE" …             these stages
       npm test -- --changed [COMMIT]    what the changes since COMMIT, or those not yet committed, can break,
                                         but for journeys that are not changed themselves
       npm run test:long                 what breaks, burns or waits by design`,
  flags: ['changed'],
  isValid: isAnything,
  showsQuickSteps: true,
}

/** @type {Record<string, CommandDefinition>} */
export const commands = {
  start: { file: 'start.ts', usage: 'npm start', showsQuickSteps: true },

  dev: {
    file: 'start.ts',
    usage: `npm run dev

  The product as npm start runs it; what you change is built, and what runs it is started again.`,
    showsQuickSteps: true,
  },

  standalone: {
    file: '../build/standalone.ts',
    usage: `npm run dev -w mfe-public | mfe-get-help | mfe-admin

  One remote on a page of its own, before a product that runs elsewhere.

  PORT         where the page is served, 3100 by default
  PRODUCT_URL  the product that answers its calls, http://localhost:3000 by default`,
    isValid: ([folder = '', ...others]) => remoteNames.includes(folder) && others.length === 0,
  },

  build: {
    file: 'build.ts',
    usage: `npm run build

  Installs what is missing and builds what changed, without starting the product: what npm start does first.`,
    showsQuickSteps: true,
  },

  test,
  'test:long': test,

  import: {
    file: '../commands/service-commands.ts',
    usage: `npm run import -- judgments FILE [--skip-bad]

  FILE         JSON lines, or CSV with the same column names
  --skip-bad   take the good lines, leave the bad ones out`,
    flags: ['skip-bad'],
    isValid: ([typeName, ...files]) => typeName === 'judgments' && isOne(files),
  },

  admin: {
    file: '../commands/service-commands.ts',
    usage: `npm run admin -- reset E-MAIL [--yes]

  Gives this administrator a new password, and shows it.

       npm run admin -- remove-second-factor E-MAIL [--yes]

  For who has lost every second factor, with no colleague to ask: they sign in with the password alone.

  Both ask first; --yes answers, and is needed where there is no terminal.`,
    flags: ['yes'],
    isValid: ([action = '', ...emails]) =>
      ['reset', 'remove-second-factor'].includes(action) && isOne(emails),
  },

  audit: {
    file: '../commands/audit.ts',
    usage: `npm run audit -- verify [SERVICE:POSITION:HASH ...]

  Verifies the audit logs of auth, content and requests, whether the product runs or not: says which lines were
  changed, removed or inserted since they were written, and where each chain ends. What was cut off at the end is
  noticed by the ends that DATA_DIR/logs has, and by those that you kept elsewhere and give as arguments.`,
    isValid: ([action, ...ends]) =>
      action === 'verify' && ends.every((end) => /^(auth|content|requests):\d{1,15}:[0-9a-f]{64}$/.test(end)),
  },

  'encryption-keys': {
    file: '../commands/encryption-keys.ts',
    usage: `npm run encryption-keys -- rotate [--yes]

  Encrypts everything with a new key, after a question; --yes answers it. Stop the product first. If it is interrupted,
  run it again: it goes on where it was.
  Where you set ENCRYPTION_KEY: set it to the new key and ENCRYPTION_KEYS_BEFORE to the current one, then run this.`,
    flags: ['yes'],
    isValid: (positionals) => isOne(positionals) && positionals[0] === 'rotate',
  },

  documents: {
    file: '../commands/service-commands.ts',
    usage: `npm run documents

  Prints the PDFs of fixed texts that have changed since, from the pages of the running website. Where Chromium is
  installed the product does so by itself.`,
  },

  'demo:remove': {
    file: '../commands/demo.ts',
    usage: `npm run demo:remove [-- --dry-run | --yes]

  Removes the demonstration: its content, requests and messages. With SEED=own its settings and fixed texts go as well,
  and neutral ones come in their place. It works whether the product runs or not, shows first what it will take and asks;
  with --dry-run it only shows it, with --yes it does not ask. Without a terminal it needs one of the two. What somebody
  has changed, worked on or refers to stays, and is named; so does the audit. No start brings the rest back.`,
    flags: ['dry-run', 'yes'],
  },

  backup: {
    file: '../backup/backup.ts',
    usage: `npm run backup -- FOLDER

  Makes a backup in FOLDER, while the product runs or not, encrypted to BACKUP_RECIPIENT, and deletes those there that
  are older than BACKUP_DAYS. Keep FOLDER on another machine or disk. It does not hold the encryption keys: print them
  with npm run keys -- sheet FILE.`,
    isValid: isOne,
  },

  restore: {
    file: '../backup/restore.ts',
    usage: `npm run restore -- FOLDER --identity FILE [--keys FILE] [--erasures FILE]
       npm run restore -- FOLDER --verify [--identity FILE] [--keys FILE]

  Restores a backup (FOLDER, or the newest in it) into an empty DATA_DIR, and an empty DATABASE_URL where it is set.
  --identity FILE   the secret key of age that BACKUP_RECIPIENT belongs to
  --keys FILE       the words of the recovery sheet of that day; without it, ENCRYPTION_KEY or the keys in DATA_DIR
  --erasures FILE   a list of erasures newer than the one beside the backup
  --verify          only checks the backup: with --identity all that is in it, without it that no file was changed`,
    flags: ['verify'],
    options: ['identity', 'keys', 'erasures'],
    isValid: (positionals, { verify, identity }) => isOne(positionals) && Boolean(verify || identity),
  },

  keys: {
    file: '../backup/keys.ts',
    usage: `npm run keys -- sheet FILE     writes the recovery sheet, a page to print: the encryption keys in words
       npm run keys -- check [FILE]   whether the words of a sheet, in FILE or typed, open what is stored here
       npm run keys -- identity FILE  a new key pair for backups: the secret key into FILE, the public one shown

  Backups do not hold the encryption keys: store the printed sheet away from them, and check it once a quarter.
  Make the key pair on a machine that does not run the product, and store FILE there.`,
    isValid: ([action = '', ...files]) =>
      action === 'check' ? files.length <= 1 : ['sheet', 'identity'].includes(action) && isOne(files),
  },

  release: {
    file: '../release/release.ts',
    usage: `npm run release -- NAME [--try | --promote | --history]

  Builds NAME, checks that nothing that is live would break, and makes it live. NAME is one of
  ${[...remoteNames, ...serviceNames].join(', ')};
  of a service it is the schema, which becomes part of the supergraph.

  --try      on trial: only administrators who open /remotes/trial on the site get it
  --promote  what is on trial becomes live
  --history  what was released, when and by whom

  RELEASE_STORE  a folder; the one of this clone by default, which npm start uses
  RELEASE_KEY    the file with the secret key to sign with, made where there is none
  RELEASE_KEYS   the file with the public keys that are trusted, made with it
  RELEASE_BY     who releases; by default what git has as user.name`,
    flags: ['try', 'promote', 'history'],
    isValid: ([name = '', ...others], values) =>
      [...remoteNames, ...serviceNames].includes(name) &&
      others.length === 0 &&
      Object.keys(values).length <= 1,
  },

  rollback: {
    file: '../release/release.ts',
    usage: `npm run rollback -- NAME [ID]

  Ends the trial of NAME where there is one; else makes the release live that was live before, or the one with this ID.
  NAME is one of ${[...remoteNames, 'supergraph'].join(', ')}; npm run release -- NAME --history lists its releases.

  RELEASE_STORE, RELEASE_KEY, RELEASE_KEYS and RELEASE_BY are those of npm run release.`,
    isValid: ([name = '', ...ids]) => [...remoteNames, 'supergraph'].includes(name) && ids.length <= 1,
  },

  generate: {
    file: '../quality/generated.ts',
    usage: `npm run generate

  Writes all committed files that are made from others: the schema of each service, what the gateway composes from
  them, and the types and documents of the clients' operations.`,
  },

  chaos: {
    file: '../chaos/chaos.ts',
    usage: `npm run chaos -- [--fault NAME,NAME] [--times N]

  Breaks a product of its own N times in each way (200 by default) while fifty things are being sent, and compares what
  was promised with what is stored.`,
    options: ['fault', 'times'],
  },

  bench: {
    file: '../bench/bench.ts',
    usage: `npm run bench -- [SECTIONS] [--quick] [--million] [--against DIR]

  Starts products of its own, sends them requests in turn with a bare node:http server that sends the same bytes, and
  writes medians of rounds with their spread to infra/bench/RESULTS.md. Linux only, since CPU and memory are read
  from /proc. It needs a quiet machine: what else runs there is in all figures of time.

  SECTIONS       pages,rest,write,search,growth,memory,first-visit or some of them; all by default
  --quick        few and short rounds, to try it; RESULTS.md stays as it is
  --million      the growth up to 1,000,000 judgments
  --against DIR  another checkout of the project, measured in turn with this one`,
    flags: ['quick', 'million'],
    options: ['against'],
    isValid: (positionals) => positionals.length <= 1,
  },

  overload: {
    file: '../long/overload/overload.ts',
    usage: `npm run overload -- [--quick]

  What becomes of five times as many requests as the product can answer. It finds how many that are on one core, nine
  reads to one legal aid request, and then sends five times as many from the other cores without waiting for answers.
  Linux with taskset and two cores or more. --quick leaves RESULTS.md as it is.`,
    flags: ['quick'],
  },

  soak: {
    file: '../long/soak/soak.ts',
    usage: `npm run soak -- [--minutes N] [--rate N]

  Whether anything grows in a product in which people read, search, send, sign in and work for hours. It fails as well
  when anything is answered with an error, lost or stored twice. Linux only. A run of two hours, the default, is written
  to infra/bench/RESULTS.md.`,
    options: ['minutes', 'rate'],
  },
}

/**
 * Undefined when there is an option too many, or not what the command takes.
 *
 * @param {CommandDefinition} definition
 * @param {string[]} args
 */
export function parseCommandLine(definition, args) {
  const { flags = [], options = [], isValid = (positionals) => positionals.length === 0 } = definition
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries([
        ...flags.map((flag) => [flag, { type: 'boolean' }]),
        ...options.map((option) => [option, { type: 'string' }]),
      ]),
    })
    return isValid(positionals, values) && !positionals.includes('') ? { positionals, values } : undefined
  } catch {
    return undefined
  }
}
