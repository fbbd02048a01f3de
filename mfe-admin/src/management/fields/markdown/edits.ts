/** What the buttons and keys of the Markdown editor do to a text: plain functions from a selection to one change. */

/** A text and what of it is selected, by the places of its characters. */
export type Selected = { text: string; start: number; end: number }

/** One change, and what is selected once it is made. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number }

/** Puts a sign on both sides of what is selected, or takes it away: `**bold**`. */
export function surround({ text, start, end }: Selected, sign: string, instead: string): Edit {
  const inside = text.slice(start, end)
  const isOn = text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign
  if (isOn && !(sign === '*' && isBoldAround(text, start, end))) {
    const from = start - sign.length
    return { from, to: end + sign.length, insert: inside, start: from, end: from + inside.length }
  }
  // A sign beside a space is no sign to Markdown.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? []
  const said = words || instead
  const first = start + before.length + sign.length
  return {
    from: start,
    to: end,
    insert: `${before}${sign}${said}${sign}${after}`,
    start: first,
    end: first + said.length,
  }
}

const isBoldAround = (text: string, start: number, end: number) =>
  text.slice(start - 2, start) === '**' &&
  text.slice(start - 3, start) !== '***' &&
  text.slice(end, end + 2) === '**'

/** How a kind of line begins, and what a line of it looks like. */
export type LineKind = { begins(place: number): string; is: RegExp }

export const lineKinds = {
  heading: { begins: () => '## ', is: /^#{1,6} / },
  list: { begins: () => '- ', is: /^[-*+] / },
  numbered: { begins: (place) => `${place + 1}. `, is: /^\d+[.)] / },
  quote: { begins: () => '> ', is: /^> ?/ },
} satisfies Record<string, LineKind>

const anyKind = /^(?:#{1,6} |[-*+] |\d+[.)] |> ?)/

/** Makes the selected lines lines of a kind, or plain ones again when they all are. */
export function beginLines({ text, start, end }: Selected, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const areAll = lines.every((line) => kind.is.test(line))
  const insert = lines
    .map((line, place) =>
      areAll ? line.replace(kind.is, '') : kind.begins(place) + line.replace(anyKind, ''),
    )
    .join('\n')
  const isEmpty = start === end
  return { from, to, insert, start: isEmpty ? from + insert.length : from, end: from + insert.length }
}

/** Makes a link of what is selected: an address waits for its words, words for their address. */
export function link({ text, start, end }: Selected): Edit {
  const inside = text.slice(start, end).trim()
  const isAddress = /^(?:https?:\/\/|mailto:|\/)\S+$/.test(inside)
  const [words, address] = isAddress ? ['link text', inside] : [inside || 'link text', 'https://']
  const insert = `[${words}](${address})`
  const [at, length] = isAddress ? [1, words.length] : [words.length + 3, address.length]
  return { from: start, to: end, insert, start: start + at, end: start + at + length }
}

/** A picture in a paragraph of its own, after what is selected. */
export function picture({ text, end }: Selected, address: string, words: string): Edit {
  const before = text.slice(0, end)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const follows = text.slice(end).startsWith('\n') ? '' : '\n\n'
  const insert = `${gap}![${words.replace(/[[\]\\]/g, '\\$&')}](${address})${follows}`
  return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length }
}

/** What Enter does in a list or a quote: the next line begins alike; an empty one ends it. Null where Enter is Enter. */
export function goOn({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const [all, indent = '', sign = '', number, task = ''] =
    /^(\s*)([-*+]|(\d{1,9})[.)]|>) (\[[ xX]\] )?/.exec(line) ?? []
  if (all === undefined) return null
  if (line === all) return { from, to: start, insert: '', start: from, end: from }
  const next = number === undefined ? sign : sign.replace(number, String(Number(number) + 1))
  const insert = `\n${indent}${next} ${task && '[ ] '}`
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length }
}

/** Words as people count them. */
export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
