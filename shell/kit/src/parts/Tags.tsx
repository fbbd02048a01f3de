/** Keywords in a row. */

/** Nothing at all when there are none. */
export function Tags({ words, label = 'Keywords' }: { words: readonly string[]; label?: string }) {
  if (words.length === 0) return null
  return (
    <ul className="tags" aria-label={label}>
      {words.map((word) => (
        <li className="tag" key={word}>
          {word}
        </li>
      ))}
    </ul>
  )
}
