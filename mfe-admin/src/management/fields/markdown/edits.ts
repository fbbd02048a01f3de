/** What the buttons and keys of the Markdown editor do to a text: plain functions from a selection to one change. */

/** A text and what of it is selected, by the places of its characters. */
export type TextSelection = { text: string; start: number; end: number }

/** One change, and what is selected once it is made. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number }

/** Puts a sign on both sides of what is selected, or takes it away: `**bold**`. */
export function toggleSurround(
  { text, start, end }: TextSelection,
  marker: string,
  placeholder: string,
): Edit {
  const inside = text.slice(start, end)
  const isOn =
    text.slice(start - marker.length, start) === marker && text.slice(end, end + marker.length) === marker
  if (isOn && !(marker === '*' && isBoldAround(text, start, end))) {
    const from = start - marker.length
    return { from, to: end + marker.length, insert: inside, start: from, end: from + inside.length }
  }
  // A sign beside a space is no sign to Markdown.
  const [, before = '', label = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? []
  const content = label || placeholder
  const contentStart = start + before.length + marker.length
  return {
    from: start,
    to: end,
    insert: `${before}${marker}${content}${marker}${after}`,
    start: contentStart,
    end: contentStart + content.length,
  }
}

const isBoldAround = (text: string, start: number, end: number) =>
  text.slice(start - 2, start) === '**' &&
  text.slice(start - 3, start) !== '***' &&
  text.slice(end, end + 2) === '**'

/** How a kind of line begins, and what a line of it looks like. */
export type LineKind = { prefix(index: number): string; pattern: RegExp }

export const lineKinds = {
  heading: { prefix: () => '## ', pattern: /^#{1,6} / },
  list: { prefix: () => '- ', pattern: /^[-*+] / },
  numbered: { prefix: (index) => `${index + 1}. `, pattern: /^\d+[.)] / },
  quote: { prefix: () => '> ', pattern: /^> ?/ },
} satisfies Record<string, LineKind>

const anyLinePrefix = /^(?:#{1,6} |[-*+] |\d+[.)] |> ?)/

/** Makes the selected lines lines of a kind, or plain ones again when they all are. */
export function toggleLineKind({ text, start, end }: TextSelection, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const areAll = lines.every((line) => kind.pattern.test(line))
  const insert = lines
    .map((line, index) =>
      areAll ? line.replace(kind.pattern, '') : kind.prefix(index) + line.replace(anyLinePrefix, ''),
    )
    .join('\n')
  const isEmpty = start === end
  return { from, to, insert, start: isEmpty ? from + insert.length : from, end: from + insert.length }
}

/** Makes a link of what is selected: an address waits for its words, words for their address. */
export function insertLink({ text, start, end }: TextSelection): Edit {
  const inside = text.slice(start, end).trim()
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|sms:|\/)\S+$/.test(inside)
  const [label, address] = isAddress ? ['link text', inside] : [inside || 'link text', 'https://']
  const insert = `[${label}](${address})`
  const [offset, length] = isAddress ? [1, label.length] : [label.length + 3, address.length]
  return { from: start, to: end, insert, start: start + offset, end: start + offset + length }
}

/** A picture in a paragraph of its own, after what is selected. */
export function insertPicture({ text, end }: TextSelection, address: string, label: string): Edit {
  const before = text.slice(0, end)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const follows = text.slice(end).startsWith('\n') ? '' : '\n\n'
  const insert = `${gap}![${label.replace(/[[\]\\]/g, '\\$&')}](${address})${follows}`
  return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length }
}

/** What Enter does in a list or a quote: the next line begins alike; an empty one ends it. Null where Enter is Enter. */
export function continueList({ text, start, end }: TextSelection): Edit | null {
  if (start !== end) return null
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const [all, indent = '', marker = '', number, task = ''] =
    /^(\s*)([-*+]|(\d{1,9})[.)]|>) (\[[ xX]\] )?/.exec(line) ?? []
  if (all === undefined) return null
  if (line === all) return { from, to: start, insert: '', start: from, end: from }
  const next = number === undefined ? marker : marker.replace(number, String(Number(number) + 1))
  const insert = `\n${indent}${next} ${task && '[ ] '}`
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length }
}

/** Words as people count them. */
export const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
