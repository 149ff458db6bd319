import re
exec(open('/tmp/work/me/c1.py').read().split("P='domains/live/'")[0])
P='domains/live/'
sub(P+'server/policy.ts',("  room !== null && room.voyeurAllowed && actor.priceVoyeur !== null;","  (room?.voyeurAllowed ?? false) && actor.priceVoyeur !== null;"))
s=open('apps/web/filled-slots.test.tsx').read()
s=s.replace("    livePreview: true,","    livePreview: true,\n    voyeursAllowed: false,",1) if "    livePreview: true," in s else s
open('apps/web/filled-slots.test.tsx','w').write(s)
W={'en':('What a private chat without others and without voyeurs costs.','Others may pay to watch your private chats. The guest is told. Not at your price for “Alone with you”, and never in calls.','Watching a private chat. The guest is told that somebody watches, not who.'),
'de':('Was ein Privatchat ohne andere und ohne Voyeure kostet.','Andere dürfen gegen Coins bei deinen Privatchats zusehen. Der Gast erfährt es. Nicht zum Preis für „Allein mit dir“ und nie bei Anrufen.','Bei einem Privatchat zusehen. Der Gast erfährt, dass jemand zusieht, aber nicht wer.'),
'nl':('Wat een privéchat zonder anderen en zonder voyeurs kost.','Anderen mogen tegen betaling meekijken bij je privéchats. De gast hoort het. Niet bij je prijs voor “Alleen met jou”, en nooit bij gesprekken.','Meekijken bij een privéchat. De gast hoort dat er iemand meekijkt, niet wie.'),
'es':('Lo que cuesta un chat privado sin nadie más y sin voyeurs.','Otros pueden pagar por mirar tus chats privados. Se le avisa al invitado. No al precio de «A solas contigo», y nunca en las llamadas.','Mirar un chat privado. El invitado sabe que alguien mira, pero no quién.')}
for l,(a,b,c) in W.items():
    p=f'domains/studio/web/locales/{l}.ts'; s=open(p).read()
    for k,v in (('price.single.hint',a),('voyeur.hint',b),('price.voyeur.hint',c)):
        s,n=re.subn(rf"  'studio\.studio\.{re.escape(k)}':\s*'[^']*',\n",lambda m:f"  'studio.studio.{k}': '{v}',\n",s); assert n==1,(l,k)
    open(p,'w').write(s)
sub(P+'README.md',("single: true` asks for it alone at the single\n  price. VIDEO_CALL is always exclusive.","single: true` asks for it alone at the single\n  price, which is the price without voyeurs (decision 058). VIDEO_CALL is always exclusive, and never watched. Whether voyeurs may watch a chat stands in its row\n  (`voyeurs_allowed`) from the request on; its guest is told of each who comes (`chatVoyeurs`). A start carries what the page `shown`: what would be worse is refused.\n "))
open('docs/decisions/058-voyeurs-are-said.md','w').write("""# 058: Whether voyeurs may watch is said, sold and kept

A private chat said "nobody else can join" while a voyeur could pay and watch. The specification knows the performer's switch ("voyeur-in-single-chat
allowed"), a voyeur price, and two prices for a chat of one guest: `video` and `single`. It does not show what the difference between the two is.

Decided:

- The **switch** is the performer's, and holds for a show. Off, or without a voyeur price: no private chat is watched, and the page says so.
- On, the **single price buys the chat without voyeurs**; at the video price they may watch, and the page says that before payment. Where a performer
  has no single price, there is nothing to buy, and it says that voyeurs may watch. A shared chat (multi) is not watched by voyeurs, a video call never.
- What holds for a chat is written into its row when it is asked for (`voyeurs_allowed`). Prices or a switch that change later open nothing.
- The start carries what the page showed. Would it cost more or let voyeurs in, it is refused with `offer_changed`, and the guest is asked again.
- The guest sees in the running chat that voyeurs may watch, that nobody else can, or how many do, and is told when one comes; never who. Voyeurs see the
  performer alone, and no text. The number of viewers in the room leaves the guest out.

`domains/live/testing/promises.test.ts` tries who gets in and holds it against the sentence, in four languages.

Not done: an own surcharge for "without voyeurs" beside the single price. A third price for one chat is more than a guest wants to weigh up.
""")
