CREATE TABLE "geofeed_entry" (
	"source" text NOT NULL,
	"network" text NOT NULL,
	"country" text,
	"state" text,
	"city" text,
	"postal" text,
	CONSTRAINT "geofeed_entry_source_network_pk" PRIMARY KEY("source","network")
);
--> statement-breakpoint
CREATE TABLE "ip_city_part" (
	"part" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
