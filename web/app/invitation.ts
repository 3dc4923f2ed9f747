/** An invitation in the page's address: taken once, and out of sight at once, for whoever looks over a shoulder. */

const isInvitation = (hash: string): boolean => /^#\d+\./.test(hash)

/** The whole link if the page was opened by an invitation; the address bar does not hold it afterwards. */
export function takeInvitation(): string | undefined {
  const link = location.href
  if (!isInvitation(location.hash)) return undefined
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  return link
}

/** Calls back for every invitation that is pasted into the address bar of the open page. */
export function onInvitation(take: (link: string) => void): void {
  addEventListener('hashchange', () => {
    const link = takeInvitation()
    if (link !== undefined) take(link)
  })
}
