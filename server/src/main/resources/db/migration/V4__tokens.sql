-- What a token is good for, and until when; 0 is for ever.

alter table token add column scope ${text} not null default 'play';
alter table token add column expires bigint not null default 0;
