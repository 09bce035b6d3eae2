-- What somebody said is found by who said it, also where they had no seat. ${person} is the person that an event names.

create index event_said on event (${person}) where kind = 'said';
