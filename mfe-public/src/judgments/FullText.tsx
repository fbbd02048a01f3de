/** The text of a judgment as it was typed: a short line of its own is a heading, paragraphs are numbered. */
import styles from './FullText.module.css'

export function FullText({ text }: { text: string }) {
  const blocks = text
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  return (
    <div className={styles.text}>
      {blocks.some(isHeadingLine) || <h2>Full Text</h2>}
      {blocks.map((block, index) =>
        isHeadingLine(block) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
          <h2 key={index}>{block}</h2>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={index}>{block}</p>
        ),
      )}
    </div>
  )
}

/** "Background", "The question before us": one line, few words, no full stop. */
export function isHeadingLine(block: string): boolean {
  return block.length <= 60 && !block.includes('\n') && !/[.?!:;,”"')]$/.test(block)
}
