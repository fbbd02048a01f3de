/** A page of the handbook as a script. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What is another in the try: the domain is one of this machine, and the mail server a mail catcher. */
interface Replacements {
  domain: string
  smtpUrl: string
}

const written = { domain: 'help.example.org', smtpUrl: 'smtps://user:password@mail.example.org' }

/** The blocks of commands, each with the heading that it is below. */
function listBlocks(page: string): { heading: string; commands: string }[] {
  const text = readFileSync(path.join(import.meta.dirname, '../../handbook', page), 'utf8')
  let heading = ''
  return Array.from(text.matchAll(/^## ([^\n]*)$|^```sh\n(.*?)^```$/gms), ([, title, commands]) => {
    if (title) heading = title
    return { heading, commands: commands ?? '' }
  }).filter(({ commands }) => commands)
}

/** What changes while the product runs, before a chapter that says how it comes: a line of the style of a page. */
const change = `rm -rf /tmp/change && git clone --quiet /source.git /tmp/change && cd /tmp/change
echo '.next-version { color: inherit; }' >> "$(git ls-files 'mfe-get-help/src/*.module.css' | head -1)"
git commit --quiet --all --message 'The next version' && git push --quiet origin HEAD:main
cd - > /dev/null`

/** Somebody who reads all the time, from before the upgrade until after it. */
const reading = {
  begin: `rm -f /tmp/read-enough; ( number=0; while [ ! -e /tmp/read-enough ]; do
  curl --silent --output /dev/null --write-out '%{http_code}\\n' "https://help.localhost/judgments?q=word$((number += 1))"
done > /tmp/reads ) &`,
  end: 'touch /tmp/read-enough; wait',
}

/** A clone of /source.git, and then every command of the page as it stands, with its heading before each block. */
export function buildScript(page: string, replacements: Replacements): string {
  const blocks = listBlocks(page).map(({ heading, commands }) => {
    const isUpgrade = heading.includes('An upgrade')
    const takesChange = isUpgrade || heading.includes('Releasing')
    return [
      ...(takesChange ? [change] : []),
      ...(isUpgrade ? [reading.begin] : []),
      `echo '== ${heading}'`,
      commands,
      ...(isUpgrade ? [reading.end] : []),
    ].join('\n')
  })
  const names = Object.keys(written) as (keyof typeof written)[]
  const replaceInFiles = names.map(
    (name) =>
      `grep -rlF '${written[name]}' infra/handbook | xargs sed -i 's#${written[name].replaceAll('.', '\\.')}#${replacements[name]}#g'`,
  )
  const replaceInCommands = (commands: string) =>
    names.reduce((text, name) => text.replaceAll(written[name], replacements[name]), commands)
  return [
    'set -euo pipefail',
    'rm -rf ~/clone && git clone --quiet /source.git ~/clone && cd ~/clone',
    // As the page says, one's own names, in the files that it copies.
    ...replaceInFiles,
    ...blocks.map(replaceInCommands),
  ].join('\n')
}
