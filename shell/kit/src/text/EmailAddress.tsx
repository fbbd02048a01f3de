/** An email address that is broken after its @ where the line is too short, and nowhere else. */
export function EmailAddress({ address }: { address: string }) {
  const [name, domain] = address.split('@')
  return (
    <>
      {name}
      {domain && (
        <>
          @<wbr />
          {domain}
        </>
      )}
    </>
  )
}
