/** The recovery sheet: a page to print, with the encryption keys in words. */

import { computeKeyId } from './backup-key.ts'
import { formatRecoveryWords } from './recovery-words.ts'

// Two fit on a telephone.
const wordsPerLine = 2

/** The page for these keys (base64), the current one first. */
export function formatRecoverySheet(encryptionKeys: string[], createdAt: Date): string {
  const day = createdAt.toISOString().slice(0, 10)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Recovery sheet of ${day}</title>
<style>
  body { font: 12pt/1.45 Georgia, serif; max-width: 17cm; margin: 1.5cm auto; padding: 0 5mm; color: #000; background: #fff }
  h1 { font-size: 20pt; margin: 0 0 4mm }
  h2 { font-size: 13pt; margin: 8mm 0 2mm }
  pre { font: 13pt/1.7 "Courier New", monospace; border: 1pt solid #000; padding: 4mm; white-space: pre-wrap; break-inside: avoid }
  li { margin: 0 0 1.5mm }
  .signature { margin-top: 12mm; border-top: 1pt solid #000; padding-top: 2mm }
</style>
<h1>Recovery sheet</h1>
<p>Made on ${day}. Whoever has this sheet and a copy of the database can read every legal aid request. Whoever has lost
it, and the machine, can read none, for ever: a backup does not hold these keys.</p>
<h2>The keys</h2>
${encryptionKeys.map(formatKey).join('\n')}
<h2>What to do with it</h2>
<ol>
  <li>Print it twice, delete the file, and store each copy in a sealed envelope in a different building, away from the
    backups.</li>
  <li>Once a quarter type the words into <code>npm run keys -- check</code>: it says whether they open what is stored.</li>
  <li>After <code>npm run encryption-keys -- rotate</code> make a new sheet. Keep this one for as long as backups from before.</li>
  <li>On the day: <code>npm run restore -- FOLDER --identity FILE --keys FILE</code>, with the words in the second file.
    Of each word the first four letters are enough; the numbers may be left out.</li>
</ol>
<p class="signature">Stored at, by, since</p>
</html>
`
}

function formatKey(encryptionKey: string, index: number): string {
  const words = formatRecoveryWords(encryptionKey)
  const lines = Array.from({ length: words.length / wordsPerLine }, (_, line) =>
    words
      .slice(line * wordsPerLine, (line + 1) * wordsPerLine)
      .map((word, column) => `${String(line * wordsPerLine + column + 1).padStart(2)} ${word.padEnd(9)}`)
      .join(' ')
      .trimEnd(),
  )
  const title =
    index === 0 ? 'The current key' : 'A previous key, with which something may still be encrypted'
  return `<p>${title}: ${computeKeyId(encryptionKey)}</p>\n<pre>\n${lines.join('\n')}\n</pre>`
}
