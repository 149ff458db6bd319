-- 996 and 997 stood for each other's side: the specification's 996 is the host's video timeout, 997 the guest's.
update live.chats set exit_code = 1993 - exit_code where exit_code in (996, 997);
