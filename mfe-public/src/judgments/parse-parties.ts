/** Parses the parties from one line: "Ann Lee (tenant); Elm LLC (landlord)", or "Lee v. Elm". */
export function parseParties(line: string): { name: string; role: string }[] {
  const parts = line.includes(';') ? line.split(';') : line.split(/\s+v\.?\s+/)
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name = part, role = ''] = /^(.*?)\s*\(([^)]*)\)\.?$/.exec(part) ?? []
      return { name, role }
    })
}
