/** Keywords in a row. */

/** Nothing at all when there are none. */
export function Tags({ tags, label = 'Keywords' }: { tags: readonly string[]; label?: string }) {
  if (tags.length === 0) return null
  return (
    <ul className="tags" aria-label={label}>
      {tags.map((tag) => (
        <li className="tag" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
